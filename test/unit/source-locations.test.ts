import { describe, expect, it } from 'vitest';
import { readFileLocation } from '../../src/projections/sources/files.ts';
import { locationProblem, nameOfLocation } from '../../src/projections/sources/locations.ts';

const RULES = { allowLoopback: false };

const GOOD = [
  'https://feed.example.com/cards.json',
  'https://feed.example.com:443/cards?day=1',
  'https://1.1.1.1/',
  'https://[2606:4700:4700::1111]/',
  'file:racecards',
  'file:racing/cards/1.json',
];

const BAD: [location: string, problem: RegExp][] = [
  ['http://feed.example.com/', /https/],
  ['ftp://feed.example.com/', /https/],
  ['feed.example.com', /https/],
  ['', /https/],
  ['https://ada:secret@feed.example.com/', /password/],
  ['https://ada@feed.example.com/', /user name/],
  ['https://feed.example.com:8443/', /443/],
  ['https://feed.example.com/#part', /fragment/],
  ['https://127.0.0.1/', /public/],
  ['https://0x7f.1/', /public/],
  ['https://2130706433/', /public/],
  ['https://[::1]/', /public/],
  ['https://[::ffff:169.254.169.254]/', /public/],
  ['https://169.254.169.254/latest/meta-data/', /public/],
  [`https://feed.example.com/${'x'.repeat(2048)}`, /2048/],
  ['file:', /file or a folder/],
  ['file:/etc/passwd', /below/],
  ['file:///etc/passwd', /below/],
  ['file:../secrets', /below/],
  ['file:a/../../b', /below/],
  ['file:a\0b', /file or a folder/],
];

describe('locations of data sources', () => {
  it.each(GOOD)('may be %s', (location) => expect(locationProblem(location, RULES)).toBeUndefined());

  it.each(BAD)('must not be %s', (location, problem) => expect(locationProblem(location, RULES)).toMatch(problem));

  it('may be files only if the service has WORKGATE_DATA_ROOT', async () => {
    const reading = readFileLocation(undefined, 'file:racecards');
    await expect(reading).rejects.toThrow('the service needs WORKGATE_DATA_ROOT');
  });

  it('may lead to this machine if a test allows it, but never to another private host', () => {
    const rules = { allowLoopback: true };
    expect(locationProblem('http://127.0.0.1:8123/cards', rules)).toBeUndefined();
    expect(locationProblem('http://10.0.0.1:8123/cards', rules)).toMatch(/public/);
    expect(locationProblem('https://169.254.169.254/', rules)).toMatch(/public/);
  });

  it('are named without their query', () => {
    expect(nameOfLocation('https://feed.example.com/cards?key=s3cr3t', 4)).toBe(
      'https://feed.example.com/cards (location 5)',
    );
    expect(nameOfLocation('https://feed.example.com/cards', 4)).toBe('https://feed.example.com/cards');
    expect(nameOfLocation('file:racecards', 0)).toBe('file:racecards');
  });
});
