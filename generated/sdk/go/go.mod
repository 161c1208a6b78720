module github.com/GIT_USER_ID/GIT_REPO_ID

go 1.23

require (
	gopkg.in/validator.v2 v2.0.1
)
