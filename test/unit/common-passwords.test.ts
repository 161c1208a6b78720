import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { isCommonPassword } from '../../src/identity/sessions/common-passwords.ts';

const ADA = { name: 'Ada Lovelace', email: 'ada.king@analytical.example' };

it.each([
  ...[
    'password1234',
    'Password1234',
    'P@ssw0rd1234',
    'passwordpassword',
    'password2026!',
    '!!password!!',
    '1234password',
  ],
  ...['123456789012', '0987654321098', 'aaaaaaaaaaaa', 'abababababab', 'abcdefghijkl', 'qwertyuiop123', '1q2w3e4r5t6y'],
  ...[
    'qazwsxedcrfv',
    'asdfghjkl1234',
    'iloveyou2024',
    'letmein123456',
    'welcome12345!',
    'adminadmin123',
    'changeme1234',
  ],
  ...['Summer2025!!', 'dragonmonkey1', 'workgate1234', 'Workgate2026!', 'workgatepassword'],
])('refuses %s for everyone', (password) => {
  expect(isCommonPassword(password, ADA)).toBe(true);
});

it.each([
  'AdaLovelace1',
  'lovelace1234',
  'ada.king@analytical.example',
  'analytical2026',
  'Ada_Lovelace_1815',
])('refuses %s for Ada Lovelace', (password) => {
  expect(isCommonPassword(password, ADA)).toBe(true);
  expect(isCommonPassword(password, { name: 'Grace Hopper', email: 'grace@navy.example' })).toBe(
    password === 'Ada_Lovelace_1815' ? false : isCommonPassword(password, { name: '', email: '' }),
  );
});

it.each([
  'a long enough password',
  'long enough to be one',
  'tulips under a grey bridge',
  'Xk29-vbqp-77ta',
  'пароль на каждый день',
])('accepts %s', (password) => expect(isCommonPassword(password, ADA)).toBe(false));

it('accepts random passwords', () => {
  for (let index = 0; index < 1_000; index += 1) {
    const password = randomBytes(18).toString('base64url');
    expect(isCommonPassword(password, ADA), password).toBe(false);
  }
});

it('checks a password of 128 characters without a noticeable delay', () => {
  expect(isCommonPassword('a'.repeat(128), ADA)).toBe(true);
  expect(isCommonPassword('password'.repeat(16), ADA)).toBe(true);
});
