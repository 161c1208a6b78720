/**
 * ISO 4217 list one with amendment 180 (SIX, the maintenance agency), and of list three the currencies withdrawn since
 * 2010 or replaced by the euro. For a new amendment, change the lists, then this date.
 */
export const LIST_ONE_DATE = '2026-01-01';

/** Currency codes by the number of decimals of their minor unit. */
const BY_DECIMALS: Readonly<Record<number, string>> = {
  0: `BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XAG XAU XBA XBB XBC XBD XDR XOF XPD XPF XPT XSU XTS XUA
    XXX`,
  2: `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY COP
    COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR
    JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN
    NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL
    THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG`,
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

export const CURRENCIES: ReadonlyMap<string, number> = new Map(
  Object.entries(BY_DECIMALS).flatMap(([decimals, codes]) => {
    return codes.split(/\s+/).map((code): [string, number] => [code, Number(decimals)]);
  }),
);

/** Codes on list one that nobody pays with: metals, units of account, funds, indexes, test codes and "no currency". */
export const NO_MONEY: ReadonlySet<string> = new Set(
  'BOV CHE CHW CLF COU MXV USN UYI UYW XAD XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX'.split(' '),
);

/** Withdrawn currencies by date of withdrawal, each as `CODE SUCCESSOR`. */
const BY_DATE: Readonly<Record<string, string>> = {
  '2002-02-28':
    'ATS EUR, BEF EUR, DEM EUR, ESP EUR, FIM EUR, FRF EUR, GRD EUR, IEP EUR, ITL EUR, LUF EUR, NLG EUR, PTE EUR',
  '2007-01-01': 'SIT EUR',
  '2008-01-01': 'CYP EUR, MTL EUR',
  '2009-01-01': 'SKK EUR',
  '2011-01-01': 'EEK EUR',
  '2013-01-01': 'ZMK ZMW',
  '2014-01-01': 'LVL EUR',
  '2015-01-01': 'LTL EUR',
  '2017-01-01': 'BYR BYN',
  '2018-01-01': 'MRO MRU, STD STN',
  '2018-08-20': 'VEF VES',
  '2021-06-30': 'CUC CUP',
  '2023-01-01': 'HRK EUR',
  '2024-04-01': 'SLL SLE',
  '2024-09-01': 'ZWL ZWG',
  '2025-03-31': 'ANG XCG',
  '2026-01-01': 'BGN EUR',
};

export const WITHDRAWN: ReadonlyMap<string, { date: string; successor: string }> = new Map(
  Object.entries(BY_DATE).flatMap(([date, pairs]) => {
    return pairs.split(', ').map((pair): [string, { date: string; successor: string }] => {
      const [code = '', successor = ''] = pair.split(' ');
      return [code, { date, successor }];
    });
  }),
);

/** Decimals of withdrawn currencies that earlier releases accepted, because proposals in them must stay readable. */
export const STILL_READ: ReadonlyMap<string, number> = new Map([
  ['ANG', 2],
  ['BGN', 2],
  ['CUC', 2],
]);
