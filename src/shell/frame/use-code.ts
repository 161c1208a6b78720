import { type ComponentType, useState } from 'react';
import { askAnewForWhatFailed, codeOf } from './code.ts';
import { notifyFailure } from './notify-failure.tsx';

/**
 * Loads a component when somebody asks for it.
 * @param load Must be the same function on every render.
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
        notifyFailure('A part of the page could not be loaded', error);
      },
    );
  };
  return [Code, ask];
}
