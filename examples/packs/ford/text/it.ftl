name-ford-n = spazio { $n } del guado
