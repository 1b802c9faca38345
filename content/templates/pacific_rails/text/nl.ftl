name-upgrade-prairie = wagonupgrade “hout of ijzer”
name-sen-prairie = senator voor een telegraafkantoor
name-most-prairie = meeste spoortegels in de cargo
