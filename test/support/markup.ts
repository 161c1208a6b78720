/** Parses markup that React rendered, and finds accessibility faults that affect users of a screen reader. */

export interface Element {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: (Element | string)[];
  parent: Element | undefined;
}

const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'wbr']);
const TOKEN = /<(\/?)([a-zA-Z][\w-]*)((?:\s[^\s=>]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /\s([^\s=>]+)(?:="([^"]*)")?/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' };

/** @returns a root element that has the top-level elements as its children */
export function parseMarkup(markup: string): Element {
  const root: Element = { tag: '', attributes: {}, children: [], parent: undefined };
  let open = root;
  for (const [, closing, tag = '', attributes = '', selfClosing, text] of markup.matchAll(TOKEN)) {
    if (text !== undefined) {
      if (open.tag !== 'style' && open.tag !== 'script') open.children.push(decoded(text));
    } else if (closing === '/') {
      if (open.tag !== tag) throw new Error(`</${tag}> stands where </${open.tag}> is wanted`);
      open = open.parent ?? root;
    } else {
      const element: Element = { tag, attributes: attributesOf(attributes), children: [], parent: open };
      open.children.push(element);
      if (selfClosing !== '/' && !VOID.has(tag)) open = element;
    }
  }
  if (open !== root) throw new Error(`<${open.tag}> is not closed`);
  return root;
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decoded(value)]));
}

function decoded(text: string): string {
  return text.replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

/** An element and its descendants, in document order. */
export function elementsOf(element: Element): Element[] {
  const children = element.children.filter((child) => typeof child !== 'string');
  return [element, ...children.flatMap(elementsOf)];
}

/** Returns the text that a screen reader reads. */
export function textOf(node: Element | string): string {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  if (attributes['aria-hidden'] === 'true' || tag === 'style') return '';
  return attributes['aria-label'] ?? attributes['alt'] ?? children.map(textOf).join(' ');
}

const CONTROLS = new Set(['button', 'select', 'textarea', 'summary']);
const NAMED_ROLES =
  /^(button|checkbox|combobox|dialog|img|link|listbox|menuitem|option|progressbar|radio|searchbox|slider|switch|tab|textbox)$/;

/** Returns the WCAG violations that the markup alone shows, such as axe's rules `button-name` and `label`. */
export function faultsOf(page: Element): string[] {
  const all = elementsOf(page);
  const byId = Map.groupBy(all, ({ attributes }) => attributes['id'] ?? '');
  byId.delete('');
  const twice = [...byId].filter(([, elements]) => elements.length > 1).map(([id]) => `the id ${id} is there twice`);
  const headings = all.filter(({ tag }) => /^h[1-6]$/.test(tag)).map(({ tag }) => Number(tag[1]));
  const first = headings.filter((level) => level === 1).length;
  const jumps = headings.flatMap((level, at) =>
    level > (headings[at - 1] ?? level) + 1 ? [`h${level} follows h${headings[at - 1]}`] : [],
  );
  return [
    ...(first === 1 ? [] : [`there are ${first} headings of the first level`]),
    ...jumps,
    ...twice,
    ...all.flatMap((element) => faultsOfOne(element, byId)),
  ];
}

function faultsOfOne(element: Element, byId: ReadonlyMap<string, Element[]>): string[] {
  if (isHidden(element)) return [];
  const { tag, attributes, children } = element;
  const faults: string[] = [];
  const shown = `<${tag}${Object.entries(attributes)
    .filter(([name]) => !['class', 'style', 'd'].includes(name))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}>`;
  if (needsName(element) && nameOf(element, byId) === '') faults.push(`${shown} has no name`);
  if (Number(attributes['tabindex'] ?? 0) > 0) faults.push(`${shown} is out of the order of Tab`);
  for (const name of ['aria-labelledby', 'aria-describedby', 'for']) {
    const missing = idsOf(attributes[name]).filter((id) => !byId.has(id));
    if (missing.length > 0) faults.push(`${shown}: there is no ${missing.join(', ')}`);
  }
  const tags = children.filter((child) => typeof child !== 'string').map((child) => child.tag);
  if ((tag === 'ul' || tag === 'ol') && tags.some((one) => one !== 'li')) faults.push(`${shown} has more than items`);
  if (tag === 'table') faults.push(...faultsOfTable(element).map((fault) => `${shown} ${fault}`));
  return faults;
}

function faultsOfTable(table: Element): string[] {
  const headers = elementsOf(table).filter(({ tag }) => tag === 'th');
  const empty = headers.filter((header) => textOf(header).trim() === '').length;
  const unscoped = headers.filter(({ attributes }) => !/^(col|row)$/.test(attributes['scope'] ?? '')).length;
  return [
    ...(headers.length === 0 ? ['has no header cells'] : []),
    ...(empty === 0 ? [] : [`has ${empty} header cells without words`]),
    ...(unscoped === 0 ? [] : [`has ${unscoped} header cells of neither a row nor a column`]),
  ];
}

function needsName({ tag, attributes: { role = '', href, type } }: Element): boolean {
  if (tag === 'input') return type !== 'hidden';
  return CONTROLS.has(tag) || (tag === 'a' && href !== undefined) || tag === 'img' || NAMED_ROLES.test(role);
}

/** Returns the accessible name of an element; empty if it has none. */
function nameOf(element: Element, byId: ReadonlyMap<string, Element[]>): string {
  const { tag, attributes } = element;
  const { id = '', title = '' } = attributes;
  const labelled = idsOf(attributes['aria-labelledby']).flatMap((one) => byId.get(one) ?? []);
  const labels = labelsFor(element, id);
  const own = tag === 'input' || tag === 'select' || tag === 'textarea' ? '' : textOf(element);
  const words = [...labelled.map(textOf), attributes['aria-label'] ?? '', ...labels.map(textOf), own, title];
  return words.map((one) => one.trim()).find((one) => one !== '') ?? '';
}

function labelsFor(element: Element, id: string): Element[] {
  let root = element;
  const around: Element[] = [];
  while (root.parent !== undefined) {
    root = root.parent;
    if (root.tag === 'label') around.push(root);
  }
  const named = elementsOf(root).filter(({ tag, attributes }) => tag === 'label' && attributes['for'] === id);
  return [...(id === '' ? [] : named), ...around];
}

function isHidden(element: Element | undefined): boolean {
  if (element === undefined) return false;
  const { attributes, parent } = element;
  const isShown = !('hidden' in attributes) && !/display:\s*none/.test(attributes['style'] ?? '');
  return attributes['aria-hidden'] === 'true' || !isShown || isHidden(parent);
}

const idsOf = (text = '') => text.split(/\s+/).filter((id) => id !== '');
