module workgate.test/story

go 1.24

require workgate.dev/workgate v0.0.0

replace workgate.dev/workgate => ./sdk
