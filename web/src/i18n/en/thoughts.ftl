# What the champion thinks.
hint-ask = Hint
analysis-ask = Analyse
