name-ford-n = veld { $n } van de doorwaadbare plaats
