import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { afterFirstContent } from '../api/first-content.ts';
import { askAnewForWhatFailed, codeOf, loadInIdleTime } from './code.ts';
import { notifyFailure } from './notify-failure.tsx';

/** Milliseconds until code is loaded again that failed several times. */
const AGAIN_AFTER_MS = 15_000;

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A component for secondary parts of the page. Before the first content, it loads no code and makes no calls. */
export function later<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return function Later(props: Props) {
    const Code = useCodeAfter(afterFirstContent, load);
    return Code === undefined ? null : <Code {...props} />;
  };
}

/** A component that few first views show. Its code is loaded when it is first rendered. */
export function soon<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return function Soon(props: Props) {
    const Code = useCodeAfter(atOnce, load);
    return Code === undefined ? null : <Code {...props} />;
  };
}

/** A menu or dialog whose code is loaded when its button is pressed. Until then, `button` renders the button. */
export function onPress<Props extends object>(
  load: Load<Props>,
  button: (press: { 'aria-expanded': false; onClick: () => void }, props: Props) => ReactNode,
): ComponentType<Props> {
  loadInIdleTime(load);
  return function OnPress(props: Props) {
    const [Code, ask] = useCode(load);
    return Code === undefined ? button({ 'aria-expanded': false, onClick: ask }, props) : <Code {...props} />;
  };
}

/**
 * Loads a component when somebody asks for it.
 * @param load Must be the same function on every render.
 */
export function useCode<Props>(load: Load<Props>): [Code: ComponentType<Props> | undefined, ask: () => void] {
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

const atOnce = (act: () => void) => act();

function useCodeAfter<Props>(wait: (act: () => void) => void, load: Load<Props>): ComponentType<Props> | undefined {
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
