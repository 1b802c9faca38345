name-sealed = verzegelde biedingen
