name-upgrade-prairie = potenziamento “Legno o Ferro”
name-sen-prairie = Senatore dell’Ufficio telegrafico
name-most-prairie = più tessere Binario nel carico
