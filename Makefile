# `make help` lists the targets. All of them install what they need and are safe to repeat.
SHELL := /bin/bash
.DEFAULT_GOAL := help

BIN := node_modules/.bin
NODE := $(BIN)/node
# npm and every tool run under the pinned Node once it is there, whatever the machine has.
export PATH := $(CURDIR)/$(BIN):$(PATH)
export NODE_NO_WARNINGS := 1
export SCARF_ANALYTICS := false

INSTALLED := node_modules/.installed

.PHONY: help install run test generate
help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

$(INSTALLED): package.json package-lock.json
	@echo "Installing dependencies (about a minute) ..."
	@npm ci --no-fund --no-audit --loglevel=error
	@touch $@

install: $(INSTALLED) ## install the dependencies, the pinned Node included

run: $(INSTALLED) ## run the service with an embedded database and a seeded tenant
	@$(NODE) scripts/run.ts

generate: $(INSTALLED) ## generate everything under generated/ from contracts/
	@$(NODE) scripts/generate-rest.ts
