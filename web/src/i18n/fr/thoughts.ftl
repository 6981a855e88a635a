# Ce que pense le champion.
hint-ask = Conseil
analysis-ask = Analyser
