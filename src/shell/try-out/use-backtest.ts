import { createClient } from '@connectrpc/connect';
import { useTransport } from '@connectrpc/connect-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  type BacktestResult,
  type ChangedDecision,
  PolicyService,
} from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { readSessionAgainIfRefused } from '../api/query-client.ts';
import type { Candidate } from './use-candidate.tsx';

/** A backtest with its results so far. */
export interface Backtest {
  candidate: Candidate;
  state: 'running' | 'finished' | 'stopped' | 'failed';
  replayed: number;
  /** Number of decisions to replay; zero until the backtest starts. */
  total: number;
  changes: readonly ChangedDecision[];
  /** Set when the backtest is finished. */
  result?: BacktestResult;
  error?: unknown;
}

/** Runs backtests one after another. Results of a backtest are kept if it breaks off. */
export function useBacktest(onFinished: () => Promise<void>) {
  const [backtest, setBacktest] = useState<Backtest>();
  const running = useRef<AbortController>(undefined);
  const client = createClient(PolicyService, useTransport());
  const queryClient = useQueryClient();
  useEffect(() => () => running.current?.abort(), []);

  const start = async (candidate: Candidate) => {
    running.current?.abort();
    const ended = new AbortController();
    running.current = ended;
    let known: Backtest = { candidate, state: 'running', replayed: 0, total: 0, changes: [] };
    const show = (next: Partial<Backtest>) => {
      known = { ...known, ...next };
      // Ignores progress of an earlier backtest once another one was started.
      if (running.current === ended) setBacktest(known);
    };
    show({});
    try {
      // Backtests often take more than a minute, and each message shows progress, so there is no timeout.
      for await (const part of client.backtest(candidate, { signal: ended.signal, timeoutMs: 0 })) {
        const { replayed, total, changes, result } = part;
        const all = changes.length === 0 ? known.changes : [...known.changes, ...changes];
        show({ replayed, total, changes: all, ...(result === undefined ? {} : { result }) });
      }
      if (known.result === undefined) throw new Error('The backtest failed');
      await onFinished();
      show({ state: 'finished' });
    } catch (error) {
      if (ended.signal.aborted) show({ state: 'stopped' });
      else {
        readSessionAgainIfRefused(queryClient, error);
        show({ state: 'failed', error });
      }
    }
  };
  return { backtest, start, stop: () => running.current?.abort() };
}
