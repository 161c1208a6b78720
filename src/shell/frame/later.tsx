import { type ComponentType, useEffect, useState } from 'react';
import { afterFirstContent } from '../api/first-content.ts';
import { askAnewForWhatFailed, codeOf } from './code.ts';

/** Milliseconds until code is loaded again that failed several times. */
const AGAIN_AFTER_MS = 15_000;

export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function Later(props: Props) {
    const Code = useCodeAfter(afterFirstContent, load);
    return Code === undefined ? null : <Code {...props} />;
  };
}

/** A component that few first views show. Its code is loaded when it is first rendered. */
export function soon<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function Soon(props: Props) {
    const Code = useCodeAfter(atOnce, load);
    return Code === undefined ? null : <Code {...props} />;
  };
}

const atOnce = (act: () => void) => act();

function useCodeAfter<Props>(
  wait: (act: () => void) => void,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | undefined {
  const [Code, setCode] = useState<ComponentType<Props>>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const ask = () => {
      if (!isWanted) return;
      codeOf(load).then(
        (code) => setCode(() => code),
        () => {
          askAnewForWhatFailed();
          timer = setTimeout(ask, AGAIN_AFTER_MS);
        },
      );
    };
    wait(ask);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [wait, load]);
  return Code;
}
