import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeText, parseCommand } from '../../src/integrations/chat/command.ts';

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

  it('has the characters that were typed, which the platform escapes', () => {
    expect(subjectOf('a &lt;b&gt; &amp;amp; c')).toBe('a <b> &amp; c');
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 100, unit: 'grapheme' }), (typed) => {
        const parsed = parseCommand(escapeText(`x ${typed}`));
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
