module workgate.dev/workgate

go 1.24
