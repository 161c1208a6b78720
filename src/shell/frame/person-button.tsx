import { loadInIdleTime } from './code.ts';
import { PersonTarget } from './person-target.tsx';
import { useCode } from './use-code.ts';

const load = loadInIdleTime(async () => (await import('./person-menu.tsx')).PersonMenu);

export function PersonButton() {
  const [PersonMenu, ask] = useCode(load);
  return PersonMenu === undefined ? (
    <PersonTarget aria-haspopup="menu" aria-expanded={false} onClick={ask} />
  ) : (
    <PersonMenu />
  );
}
