# `make help` lists the targets. All of them install what they need and are safe to repeat.
SHELL := /bin/bash
.DEFAULT_GOAL := help
# What was made halfway is made again.
.DELETE_ON_ERROR:
# Targets with several prerequisites need them in their order.
.NOTPARALLEL:

BIN := node_modules/.bin
NODE := $(BIN)/node
VITEST := $(BIN)/vitest run --config
# npm and every tool run under the pinned Node once it is there, whatever the machine has.
export PATH := $(CURDIR)/$(BIN):$(PATH)
export NODE_NO_WARNINGS := 1
export SCARF_ANALYTICS := false

# The web shell for people, as the service serves it.
WEB_SHELL := .build/shell/index.html
CONTRACT := generated/rest/public-api.openapi.yaml
INSTALLED := node_modules/.installed
# The frameworks that `make bench` compares with are no part of what everybody installs.
BENCH_INSTALLED := test/bench/node_modules/.installed
# Machine-readable results of the test runs, from which `make ci` counts; a skip that test/skipped-tests.ts does not
# name fails them.
RESULTS := .workgate/results
REPORTERS = --reporter=default --reporter=test/support/skip-reporter.ts --reporter=json --outputFile.json=$(RESULTS)/$@.json --reporter=test/support/failure-reporter.ts
# Answers of the REST door, which the tests record and Prism judges.
ANSWERS := .workgate/answers
# Tests with this tag show more widely what others show; `make test` leaves them to `make test-full`.
WITHOUT_FULL := --tags-filter='!full'
FULL_FILES = $(shell grep -rlE "tags: 'full'|sampled.[0-9]" test/unit test/contract test/integration test/e2e test/security)

PROTO := contracts/proto

# What is wrong with the contracts of HTTP: as they are written, and as they are published.
LINT_WRITTEN_CONTRACTS = $(BIN)/redocly lint contracts/openapi/public-api.openapi.yaml contracts/openapi/chat-integration.openapi.yaml contracts/openapi/operation-definition.openapi.yaml contracts/openapi/agents/evidence-packets.openapi.yaml --config .redocly.yaml --format=stylish
LINT_PUBLISHED_CONTRACTS = $(BIN)/spectral lint $(CONTRACT) --ruleset .spectral.yaml --fail-severity warn --quiet && \
	$(BIN)/spectral lint generated/chat/chat-integration.openapi.yaml --ruleset .spectral-chat.yaml --fail-severity warn --quiet

.PHONY: help install build database baseline breaking run test test-full test-cost test-fast test-one soak test-compatibility test-browser test-faults test-defects test-prism conformance demo-governance dump-release fuzz mock bench bench-guard generate generate-contracts write-contracts lint-written lint-published lint-code sdk test-sdk check-generated lint types format ci

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 22

$(INSTALLED): package.json package-lock.json
	@echo "Installing the dependencies (1.4 GB); this takes about a minute, and more on a slow network ..."
	@trap 'kill $$!' EXIT; while sleep 15; do echo "  still installing: $$SECONDS s"; done & \
		npm ci --no-fund --no-audit --no-update-notifier --loglevel=error
	@touch $@

$(BENCH_INSTALLED): test/bench/package.json test/bench/package-lock.json $(INSTALLED)
	@echo "Installing the frameworks to compare with ..."
	@cd test/bench && npm ci --ignore-scripts --no-fund --no-audit --no-update-notifier --loglevel=error
	@touch $@

install: $(INSTALLED) ## install the dependencies, the pinned Node included

database: $(INSTALLED)
	@$(NODE) scripts/prepare-database.ts

$(WEB_SHELL): $(INSTALLED) $(shell find src/shell generated/proto -type f)
	@echo "Building the web shell ..."
	@$(BIN)/vite build src/shell --config src/shell/vite.config.ts --logLevel warn
	@touch $@

build: $(WEB_SHELL) ## build the service and its web shell into .build/
	@$(NODE) scripts/build-service.ts

run: build ## run the service with an embedded database and a seeded tenant
	@$(NODE) scripts/run.ts

test: database ## show every promise once: unit, contract, integration, e2e and security tests
	@rm -rf $(ANSWERS)
	@TEST_RECORD_ANSWERS=$(ANSWERS) $(VITEST) test/vitest.config.ts $(WITHOUT_FULL) $(REPORTERS)

test-full: database ## run the matrices that make test takes a sample of: all callers, protocols and values
	@TEST_RECORD_ANSWERS=$(ANSWERS) $(VITEST) test/vitest.config.ts --tags-filter=full $(FULL_FILES) $(REPORTERS)

test-cost: database ## run make test and report what each file costs: time, CPU, services, databases, hashes, sleeps
	@$(NODE) scripts/test-cost.ts $(VITEST) test/vitest.config.ts $(WITHOUT_FULL) $(REPORTERS)

test-fast: $(INSTALLED) ## run the tests that need no database: unit and contract
	@$(VITEST) test/vitest.config.ts --project fast $(REPORTERS)

# NAME is read from the environment and never by make or the shell, so that it may hold any character.
NAMED = $${NAME:+-t "^$$(printf %s "$$NAME" | sed 's/[][\.*^$$()+?{}|/]/\\&/g')$$"}
test-one: database ## run one test file, or one test: NAME='getAction > answers' make test-one FILE=test/e2e/get-action.test.ts
	@test -f "$(FILE)" || { echo 'Name the file: make test-one FILE=test/e2e/get-action.test.ts'; exit 2; }
	@$(VITEST) $$(ls $(dir $(FILE))vitest.config.ts 2> /dev/null || echo test/vitest.config.ts) $(FILE) $(NAMED) $(REPORTERS)

soak: database ## run the property tests with new seeds for an hour (SOAK_FLAGS='--minutes 10 --faults')
	@$(NODE) scripts/soak.ts $(SOAK_FLAGS)

test-browser: database $(WEB_SHELL) ## use the web shell in a headless Chromium (needs chromium)
	@$(VITEST) test/browser/vitest.config.ts $(REPORTERS)

test-compatibility: $(INSTALLED) ## break each contract on purpose and see that make breaking finds it
	@$(VITEST) test/compatibility/vitest.config.ts $(REPORTERS)

test-faults: database ## kill the service and the database under load and count what is left
	@$(VITEST) test/faults/vitest.config.ts $(REPORTERS)

test-defects: database ## put defects into a copy of what is committed, and see that the tests find each
	@$(NODE) scripts/test-defects.ts

test-prism: $(INSTALLED) ## let Prism judge the answers that make test has recorded, by the contract
	@$(VITEST) test/prism/vitest.config.ts $(REPORTERS)

conformance: database ## let other people's clients and test suites use the doors (needs Python, Go, Rust, Java and Maven)
	@$(VITEST) test/conformance/vitest.config.ts $(REPORTERS)

fuzz: database ## let schemathesis attack the served contract (needs Python)
	@$(NODE) scripts/fuzz.ts $(FUZZ_FLAGS)

demo-governance: database build ## a guided tour of a governed refund, on a service of its own
	@$(NODE) scripts/demo-governance.ts

dump-release: database build ## keep a database that this release has filled, for the tests of later ones
	@$(NODE) scripts/dump-release.ts $(DUMP_FLAGS)

mock: $(INSTALLED) ## serve the contract's examples on port 4010, without the service
	@$(BIN)/prism mock $(CONTRACT) --port 4010

bench: database $(BENCH_INSTALLED) ## measure against a bare server and what one would otherwise pick (takes long)
	@$(BIN)/tsc --project test/bench
	@$(NODE) test/bench/run.ts $(BENCH_FLAGS)

bench-guard: database ## measure the hot path against another commit: make bench-guard BASE=origin/main
	@$(NODE) test/bench/guard.ts $(if $(BASE),--base $(BASE)) $(BENCH_FLAGS)

generate: generate-contracts sdk ## generate everything under generated/ from contracts/

# Contracts are linted as they are written before they are generated from, and as they are published after.
lint-written: $(INSTALLED)
	@$(LINT_WRITTEN_CONTRACTS)

lint-published: $(INSTALLED)
	@$(LINT_PUBLISHED_CONTRACTS)

generate-contracts: lint-written write-contracts lint-published ## the same without the SDKs, which take longest

write-contracts: $(INSTALLED)
	@$(NODE) scripts/generate-rest.ts
	@$(BIN)/redocly lint contracts/openapi/agents/a2a-extension.openapi.yaml --config .redocly.yaml --skip-rule no-unused-components --format=stylish
	@$(NODE) scripts/generate-a2a.ts
	@$(NODE) scripts/generate-mcp.ts
	@cd $(PROTO) && buf lint && buf format --diff --exit-code && buf generate

sdk: $(INSTALLED) ## generate the SDKs under generated/sdk/ (needs Java)
	@$(NODE) scripts/generate-sdk.ts $(SDK_LANGUAGES)

test-sdk: database ## build each SDK and run it against a live service (needs Java, Maven, Go and Python)
	@$(VITEST) test/sdk/vitest.config.ts $(REPORTERS)

baseline: $(INSTALLED) ## freeze the contracts of a release: make baseline VERSION=0.4.0
	@$(NODE) scripts/baseline.ts $(VERSION)

breaking: generate-contracts ## fail if the contracts break clients of the newest baseline
	@$(NODE) scripts/breaking.ts $(BREAKING_FLAGS)

check-generated: generate ## fail if generated/ is not what contracts/ say
	@drift=$$(git status --porcelain -- generated); \
	if [ -n "$$drift" ]; then echo "generated/ differs from contracts/; commit what make generate wrote:"; echo "$$drift"; exit 1; fi

lint: lint-code lint-written lint-published ## check formatting, style, the contracts and the dependency rules

lint-code: $(INSTALLED)
	@$(BIN)/biome ci --error-on-warnings .
	@$(BIN)/depcruise --config .dependency-cruiser.cjs --output-type err src scripts generated

format: $(INSTALLED) ## format everything
	@$(BIN)/biome check --write .

types: $(INSTALLED) ## check the types
	@$(BIN)/tsc --project .
	@$(BIN)/tsc --project src/shell
	@$(BIN)/tsc --project generated/sdk/typescript --noEmit

ci: database build ## everything that has to pass before a change lands
	@$(NODE) scripts/ci.ts
