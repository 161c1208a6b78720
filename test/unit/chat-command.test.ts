import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCommand } from '../../src/integrations/chat/command.ts';
import { escapeText, unescapeText } from '../../src/integrations/providers/slack/markup.ts';

const subjectOf = (text: string) => {
  const parsed = parseCommand(text);
  return 'command' in parsed ? parsed.command.subject : parsed;
};

describe('the text of a command', () => {
  it('is split into subject, priority and tags, and is the message as a whole', () => {
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
    ['', { problem: 'Write what you need.' }],
    ['   ', { problem: 'Write what you need.' }],
    ['priority:high #vip', { problem: 'Write what you need.' }],
    ['x priority:asap', { problem: expect.stringContaining('low, normal, high, urgent') }],
    ['x priority:', { problem: expect.stringContaining('low, normal, high, urgent') }],
    ['x priority:low priority:high', { problem: 'Give only one priority.' }],
    [`${'x'.repeat(501)}`, { problem: expect.stringContaining('500') }],
    ['priority:high x priority:low', { problem: 'Give only one priority.' }],
    [
      `x ${Array.from({ length: 51 }, (_, index) => `#t${index}`).join(' ')}`,
      { problem: expect.stringContaining('50') },
    ],
  ])('is read from %j as %j', (text, expected) => {
    expect(parseCommand(text)).toEqual(expected);
  });

  it('may have a subject of 500 characters, as at any other door, where an emoji is one character', () => {
    for (const length of [251, 500]) expect(subjectOf('😀'.repeat(length))).toBe('😀'.repeat(length));
    expect(subjectOf('😀'.repeat(501))).toEqual({ problem: expect.stringContaining('500') });
  });

  it('keeps words in the subject that only look like options', () => {
    for (const text of ['help me', 'order #', 'see #a/b', 'my priority is high', 'C# #1!']) {
      expect(subjectOf(text)).toBe(text);
    }
  });

  it('keeps numbers such as #1234 in the subject, and options in the middle of it', () => {
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

  it('loses no word: each is an option, or stays in the subject in its place', () => {
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

  it('has the characters that the person typed, although the platform escapes them', () => {
    expect(subjectOf(unescapeText('a &lt;b&gt; &amp;amp; c'))).toBe('a <b> &amp; c');
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 100, unit: 'grapheme' }), (typed) => {
        const parsed = parseCommand(unescapeText(escapeText(`x ${typed}`)));
        if ('command' in parsed) expect(parsed.command.message).toBe(`x ${typed}`.trim());
      }),
    );
  });

  it('is escaped so that the platform expands nothing in it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100, unit: 'grapheme' }), (text) => {
        expect(escapeText(text)).not.toMatch(/[<>]/);
        expect(escapeText(text).replaceAll(/&(amp|lt|gt);/g, '')).not.toContain('&');
      }),
    );
    expect(escapeText('<!channel> & <@U1>')).toBe('&lt;!channel&gt; &amp; &lt;@U1&gt;');
  });
});
