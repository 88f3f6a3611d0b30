"""What every game shares: protocol, refusals, events, ledger, chance, record, rule texts."""
