import { loadInIdleTime } from './code.ts';
import { PersonTarget } from './person-target.tsx';
import { useCode } from './use-code.ts';

const load = loadInIdleTime(async () => (await import('./person-menu.tsx')).PersonMenu);

/** Button that opens the account menu, whose code is loaded when it is needed. */
export function PersonButton() {
  const [PersonMenu, ask] = useCode(load);
  return PersonMenu === undefined ? (
    <PersonTarget aria-haspopup="menu" aria-expanded={false} onClick={ask} />
  ) : (
    <PersonMenu />
  );
}
