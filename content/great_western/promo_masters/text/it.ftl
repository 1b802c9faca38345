name-sm-two-certs = Capostazione “2 Certificati permanenti”
name-sm-twelve-dollars = Capostazione “12 Dollari”
