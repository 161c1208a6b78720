import { type ComponentType, useState } from 'react';
import { askAnewForWhatFailed, codeOf } from './code.ts';
import { notifyFailure } from './notify-failure.tsx';

/**
 * What is shown only once somebody asks for it: no first view waits for its code.
 * @param load the same function each time.
 * @returns what shows it, undefined before it was asked for and has come, and what asks for it.
 */
export function useCode<Props>(
  load: () => Promise<ComponentType<Props>>,
): [Code: ComponentType<Props> | undefined, ask: () => void] {
  const [Code, setCode] = useState<ComponentType<Props>>();
  const ask = () => {
    if (Code !== undefined) return;
    codeOf(load).then(
      (code) => setCode(() => code),
      (error: unknown) => {
        askAnewForWhatFailed();
        notifyFailure('A part of the page has not come', error);
      },
    );
  };
  return [Code, ask];
}
