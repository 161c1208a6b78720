import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCommand } from '../../src/integrations/chat/command.ts';
import { escapeText, unescapeText } from '../../src/integrations/providers/slack/markup.ts';

const subjectOf = (text: string) => {
  const parsed = parseCommand(text);
  return 'command' in parsed ? parsed.command.subject : parsed;
};

describe('the text of a command', () => {
  it('is subject, priority and tags, and all of it the message', () => {
    const text = '  Refund for   order 1234 priority:high #vip #größe_1 ';
    expect(parseCommand(text)).toEqual({
      command: {
        subject: 'Refund for order 1234',
        priority: 'high',
        tags: ['vip', 'größe_1'],
        message: 'Refund for   order 1234 priority:high #vip #größe_1',
      },
    });
    expect(parseCommand('#vip Priority:LOW it #vip')).toMatchObject({
      command: { subject: 'it', priority: 'low', tags: ['vip'] },
    });
  });

  it.each([
    ['help', { help: true }],
    [' HELP ', { help: true }],
    ['', { problem: 'Say what is wanted.' }],
    ['   ', { problem: 'Say what is wanted.' }],
    ['priority:high #vip', { problem: 'Say what is wanted.' }],
    ['x priority:asap', { problem: expect.stringContaining('low, normal, high, urgent') }],
    ['x priority:', { problem: expect.stringContaining('low, normal, high, urgent') }],
    ['x priority:low priority:high', { problem: 'Name one priority.' }],
    [`${'x'.repeat(501)}`, { problem: expect.stringContaining('500') }],
    ['priority:high x priority:low', { problem: 'Name one priority.' }],
    [
      `x ${Array.from({ length: 51 }, (_, index) => `#t${index}`).join(' ')}`,
      { problem: expect.stringContaining('50') },
    ],
  ])('%j is %j', (text, expected) => {
    expect(parseCommand(text)).toEqual(expected);
  });

  it('keeps what only looks like an option', () => {
    for (const text of ['help me', 'order #', 'see #a/b', 'my priority is high', 'C# #1!']) {
      expect(subjectOf(text)).toBe(text);
    }
  });

  it('keeps every number, and whatever stands in the middle', () => {
    for (const text of [
      'Refund order #1234 please',
      'Refund order #1234',
      '#1234 is late',
      'Refund for order #2024-1234',
      '#1001-7',
      'Ask #sales about priority:high now',
    ]) {
      expect(parseCommand(text)).toEqual({
        command: { subject: text, priority: undefined, tags: [], message: text },
      });
    }
    expect(parseCommand('#vip priority:high Ask #sales about #7 #2024-q1')).toMatchObject({
      command: { subject: 'Ask #sales about #7', priority: 'high', tags: ['vip', '2024-q1'] },
    });
  });

  it('loses no word: each is an option or in the subject, in its place', () => {
    const word = fc.constantFrom('#1', '#vip', '#b-2', 'priority:low', 'a', 'b', 'Ä#', '#', '#٣');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
        const parsed = parseCommand(words.join(' '));
        if (!('command' in parsed)) return;
        const { subject, tags, priority } = parsed.command;
        const isOption = (one: string) => tags.includes(one.slice(1)) || one === `priority:${priority}`;
        const start = words.findIndex((one) => !isOption(one));
        const kept = words.slice(start, start + subject.split(' ').length);
        expect(kept.join(' ')).toBe(subject);
        expect([...words.slice(0, start), ...words.slice(start + kept.length)].filter((one) => !isOption(one))).toEqual(
          [],
        );
        expect(isOption(kept.at(-1) ?? '')).toBe(false);
      }),
    );
  });

  it('has the characters that were typed, which the platform escapes', () => {
    expect(subjectOf(unescapeText('a &lt;b&gt; &amp;amp; c'))).toBe('a <b> &amp; c');
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 100, unit: 'grapheme' }), (typed) => {
        const parsed = parseCommand(unescapeText(escapeText(`x ${typed}`)));
        if ('command' in parsed) expect(parsed.command.message).toBe(`x ${typed}`.trim());
      }),
    );
  });

  it('gives nothing back that the platform would expand', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100, unit: 'grapheme' }), (text) => {
        expect(escapeText(text)).not.toMatch(/[<>]/);
        expect(escapeText(text).replaceAll(/&(amp|lt|gt);/g, '')).not.toContain('&');
      }),
    );
    expect(escapeText('<!channel> & <@U1>')).toBe('&lt;!channel&gt; &amp; &lt;@U1&gt;');
  });
});
