"""What the moves of the lessons make in all games tried; written by `spielbuch lessons --price`."""

from collections.abc import Mapping

PRICES: Mapping[str, Mapping[str, int]] = {
    "0458b7fe": {
        "bid 13": -446,
        "pass": -1133,
    },
    "09c4cc96": {
        "bid 18": -2526,
        "pass": -1850,
    },
    "220b29e1": {
        "play 4D": -962,
        "play 8D": -983,
        "play QD": -1196,
    },
    "2bca55e7": {
        "play 7D": -800,
        "play QD": -1028,
    },
    "5162ab69": {
        "bid 13": -1086,
        "pass": -1603,
    },
    "83836510": {
        "hold": 1287,
        "raise": 1515,
        "pass": 135,
    },
    "869a914d": {
        "hold": -137,
        "raise": -355,
        "pass": -179,
    },
    "86f0f786": {
        "play 8D": -10,
        "play JD": -10,
        "play KD": 287,
    },
    "93c3cfe4": {
        "play 4D": -589,
        "play 8D": -589,
        "play 9D": -589,
        "play JD": -628,
        "play QD": -628,
        "play 5H": -619,
        "play 6H": -619,
        "play 8H": -622,
        "play TH": -619,
        "play KH": -814,
        "play 5S": -418,
        "play JS": -418,
    },
    "ab85f83e": {
        "play JC": 1233,
        "play QH": 1347,
    },
    "b69082c6": {
        "bet": 247,
        "silent": 19,
    },
    "beecfdf8": {
        "bid 14": 2951,
        "pass": 3632,
    },
    "d67896a2": {
        "bet": -1896,
        "silent": -1760,
    },
    "f164a695": {
        "play KD": -1200,
        "play TH": -1338,
        "play 6S": -1500,
        "play TS": -1500,
    },
    "f2bbf9c3": {
        "hold": -298,
        "raise": -488,
        "pass": -242,
    },
    "fe5464ec": {
        "hold": 3070,
        "raise": 3656,
        "pass": 2470,
    },
}
