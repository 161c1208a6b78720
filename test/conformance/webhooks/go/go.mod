module workgate.test/judge

go 1.24

require (
	github.com/standard-webhooks/standard-webhooks/libraries v0.0.1
	workgate.dev/workgate v0.0.0
)

replace workgate.dev/workgate => ./sdk
