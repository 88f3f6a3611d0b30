"""Lessons: a position, a goal and steps that answer every move.

A lesson is JSON, written beside a game (`engine/games/<game>/lessons`), in a notebook cell or in a file:

    {"lesson": 1, "id": "follow", "title": TEXT, "goal": TEXT, "minutes": 3,
     "record": {"spielbuch": 1, "game": "klaverjas", "seed": "1", "deals": […], "actions": […]},
     "seat": "S",                          the learner's seat (default: S, else the first)
     "open": false,                        all hands face up
     "steps": [STEP, …],
     "end": TEXT}                          said when the last step is done

The position is a record, as a table saves it: options, forced deals and dice, and the actions already taken.
TEXT is {"en": "…", "de": "…"}; both are mandatory.

    STEP = {"ask": TEXT,                   what is asked
            "record": {…},                 a position of its own (default: the game goes on)
            "right": [CONDITION, …],       a move is right if one of them holds (default: ["legal"])
            "why": TEXT,                   said after a right move
            "poor": TEXT,                  said after another one that the rules allow; what it costs is added
            "hints": [TEXT, …],            one after another; the last hint, the move itself, is added
            "times": 1,                    how many decisions the step covers; 0: to the end of the deal or round;
                                           with more than one a move is poor only if it has a price
            "replies": [["W", "play", "7H"], …],   moves of the others; where they do not fit the bots move
            "judge": "line",               how a poor move is priced: "line" plays this deal out, "average" asks the
                                           game's room (`worth`) or plays out many that look the same from the
                                           seat, "stored" has played them out beforehand (see
                                           `engine.learn.lessons.prices`), "none" does not price it
            "bars": [["KJ-4.2", "play", "KH"], …],  claims: the rule bars that move here
            "then": [CONDITION, …]}        claims: what the right move brings about

See `engine.learn.lessons.conditions` for CONDITION.  Claims are checked by `check`, so that a text cannot promise
what the engine does not do.  In a step of one decision a poor move is shown with its consequences and has to be
taken back; in a longer one it may stand.
"""
