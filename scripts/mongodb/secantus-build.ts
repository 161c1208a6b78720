import { spawn } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import type { BinaryLookup } from './binary-lookup.ts';
import { findOnPath, isExecutableFile, whyItDoesNotRun } from './binary-lookup.ts';
import { acquireFileLock } from './file-lock.ts';

const version = '0.5.3-beta.196';
/** Number of crates that this version compiles on Linux. Other systems have a few more or fewer. */
const typicalCrateCount = 210;
const progressIntervalMs = 15_000;
const logTailLines = 12;
/** Milliseconds for rustup to install a toolchain that is missing. */
const toolchainTimeoutMs = 300_000;

const cargoArgs = ['install', 'secantus-mdb', '--version', version, '--locked', '--ignore-rust-version'];
/**
 * Overrides of the published release profile, which optimizes across all crates: several times the build time for
 * little gain.
 */
const cargoProfile = {
  CARGO_PROFILE_RELEASE_LTO: 'off',
  CARGO_PROFILE_RELEASE_CODEGEN_UNITS: '16',
  CARGO_PROFILE_RELEASE_OPT_LEVEL: '2',
  CARGO_PROFILE_RELEASE_STRIP: 'true',
};

/**
 * Finds secantusd-rs in the user's cache (`$XDG_CACHE_HOME` or `~/.cache`, folder `workgate`), or builds it there with
 * cargo, once for all projects. Only one build runs at a time; others wait and report that. An interrupted build is
 * never mistaken for a finished one, and the next build continues where it stopped.
 */
export async function findOrBuildSecantusd(progress: (line: string) => void): Promise<BinaryLookup> {
  const cache = cacheFolder();
  const installed = join(cache, `secantus-mdb-${version}`);
  const binary = join(installed, 'bin', 'secantusd-rs');
  if (isExecutableFile(binary)) return { found: true, binary };
  const lacking = missingTools() ?? (await toolThatDoesNotRun(progress));
  if (lacking !== undefined) return lacking;
  await mkdir(cache, { recursive: true });
  const lock = await acquireFileLock(`${installed}.lock`, (holderPid) => {
    progress(`process ${holderPid} is building secantusd-rs; waiting for it`);
  });
  try {
    return isExecutableFile(binary) ? { found: true, binary } : await build(installed, binary, progress);
  } finally {
    await lock.release();
  }
}

function cacheFolder(): string {
  const { XDG_CACHE_HOME = '' } = process.env;
  // The XDG base directory specification requires relative paths to be ignored.
  return join(isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : join(homedir(), '.cache'), 'workgate');
}

function missingTools(): BinaryLookup | undefined {
  const { CMAKE_GENERATOR, CC } = process.env;
  const tools = [
    { name: 'cargo', present: findOnPath('cargo') !== undefined },
    { name: 'cmake', present: findOnPath('cmake') !== undefined },
    // Needed by cmake's default generator. A user who has set another generator has the tool for it.
    { name: 'make', present: findOnPath('make') !== undefined || CMAKE_GENERATOR !== undefined },
    { name: 'a C compiler (cc)', present: findOnPath('cc') !== undefined || CC !== undefined },
  ];
  const missing = tools.filter((tool) => !tool.present).map((tool) => tool.name);
  if (missing.length === 0) return undefined;
  return {
    found: false,
    reason: `building it needs ${missing.join(', ')}, not found on PATH`,
    remedy: 'install Rust (rustup), CMake, make and a C compiler (on Debian: apt-get install build-essential cmake)',
  };
}

/** Checks that cargo runs. A cargo that only delegates, as rustup's does, may have no toolchain to run. */
async function toolThatDoesNotRun(progress: (line: string) => void): Promise<BinaryLookup | undefined> {
  const ticker = setInterval(
    () => progress('waiting for cargo, whose toolchain may be installing'),
    progressIntervalMs,
  );
  const fault = await whyItDoesNotRun('cargo', toolchainTimeoutMs);
  clearInterval(ticker);
  if (fault === undefined) return undefined;
  // The output starts with a line of Node's own and ends with a backtrace; only the first line of cargo is reported.
  const [told = fault] = fault.split('\n').filter((line) => !line.startsWith('Command failed'));
  return {
    found: false,
    reason: `building it needs cargo, which does not run: ${told}`,
    remedy: 'make "cargo --version" work ("rustup default stable" installs a toolchain if rustup has none)',
  };
}

async function build(installed: string, binary: string, progress: (line: string) => void): Promise<BinaryLookup> {
  const building = `${installed}.building`;
  const log = `${installed}.build.log`;
  const root = join(building, 'root');
  const startedAtMs = Date.now();
  await mkdir(building, { recursive: true });
  progress(`building secantusd-rs ${version} with cargo into ${installed}: once, in 3 to 8 minutes; log: ${log}`);
  const fault =
    (await runCargo(building, root, log, progress)) ?? (await whyItDoesNotRun(join(root, 'bin', 'secantusd-rs')));
  if (fault !== undefined) {
    const tail = (await readFile(log, 'utf8')).trimEnd().split('\n').slice(-logTailLines).join('\n      ');
    return {
      found: false,
      reason: `its build failed (${fault}); the end of the log ${log}:\n      ${tail}`,
      remedy: 'correct the error in the log and start again: the build continues where it stopped',
    };
  }
  await rm(installed, { recursive: true, force: true });
  await rename(root, installed);
  await rm(building, { recursive: true, force: true });
  progress(`secantusd-rs was built in ${duration(Date.now() - startedAtMs)}`);
  return { found: true, binary };
}

/** Runs cargo. Returns undefined if it succeeds, otherwise the way it ended. */
async function runCargo(
  building: string,
  root: string,
  log: string,
  progress: (line: string) => void,
): Promise<string | undefined> {
  const startedAtMs = Date.now();
  const target = join(building, 'target');
  // A build that continues an interrupted one compiles an unknown number of remaining crates.
  const outOf = existsSync(target) ? 'of those left' : `of about ${typicalCrateCount}`;
  const logStream = createWriteStream(log);
  const child = spawn('cargo', [...cargoArgs, '--root', root], {
    cwd: building,
    // A persistent target folder lets an interrupted build continue. cargo's default is a temporary folder.
    env: { ...process.env, ...cargoProfile, CARGO_TARGET_DIR: target },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let compiled = 0;
  let activity = 'fetching the crates';
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      logStream.write(`${line}\n`);
      const crate = /^\s*Compiling (\S+)/.exec(line)?.[1];
      if (crate === undefined) return;
      compiled += 1;
      activity = `crate ${compiled} ${outOf}, ${crate}`;
    });
  }
  const ticker = setInterval(() => {
    progress(`building secantusd-rs: ${duration(Date.now() - startedAtMs)}, ${activity}`);
  }, progressIntervalMs);
  const fault = await new Promise<string | undefined>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => {
      resolve(code === 0 ? undefined : `cargo ended with ${signal ?? `code ${code}`}`);
    });
  });
  clearInterval(ticker);
  logStream.end();
  await finished(logStream);
  return fault;
}

function duration(elapsedMs: number): string {
  const seconds = Math.round(elapsedMs / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
