import { valuesByWord } from './tracks.ts';

/** Country that no document names in a known form. ISO 3166-1 reserves the code for its users. */
export const UNKNOWN_COUNTRY = 'ZZ';

/** ISO 3166-1: each alpha-2 code, followed by its alpha-3 code. */
const ISO = `ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO AQATA ARARG ASASM ATAUT AUAUS AWABW AXALA AZAZE BABIH BBBRB
    BDBGD BEBEL BFBFA BGBGR BHBHR BIBDI BJBEN BLBLM BMBMU BNBRN BOBOL BQBES BRBRA BSBHS BTBTN BVBVT BWBWA BYBLR
    BZBLZ CACAN CCCCK CDCOD CFCAF CGCOG CHCHE CICIV CKCOK CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CWCUW CXCXR
    CYCYP CZCZE DEDEU DJDJI DKDNK DMDMA DODOM DZDZA ECECU EEEST EGEGY EHESH ERERI ESESP ETETH FIFIN FJFJI FKFLK
    FMFSM FOFRO FRFRA GAGAB GBGBR GDGRD GEGEO GFGUF GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GSSGS
    GTGTM GUGUM GWGNB GYGUY HKHKG HMHMD HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR IMIMN ININD IOIOT IQIRQ IRIRN
    ISISL ITITA JEJEY JMJAM JOJOR JPJPN KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO
    LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA LYLBY MAMAR MCMCO MDMDA MEMNE MFMAF MGMDG MHMHL MKMKD
    MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ MRMRT MSMSR MTMLT MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM NCNCL NENER
    NFNFK NGNGA NINIC NLNLD NONOR NPNPL NRNRU NUNIU NZNZL OMOMN PAPAN PEPER PFPYF PGPNG PHPHL PKPAK PLPOL PMSPM
    PNPCN PRPRI PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS RWRWA SASAU SBSLB SCSYC SDSDN SESWE SGSGP
    SHSHN SISVN SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD STSTP SVSLV SXSXM SYSYR SZSWZ TCTCA TDTCD TFATF
    TGTGO THTHA TJTJK TKTKL TLTLS TMTKM TNTUN TOTON TRTUR TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA UMUMI USUSA UYURY
    UZUZB VAVAT VCVCT VEVEN VGVGB VIVIR VNVNM VUVUT WFWLF WSWSM YEYEM YTMYT ZAZAF ZMZMB ZWZWE`.split(/\s+/);

/** Codes of racing authorities and Olympic committees, and names, that differ from ISO. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE'],
  BB: ['BAR'],
  BG: ['BUL'],
  CH: ['SUI'],
  CL: ['CHI'],
  CZ: ['CZECH REPUBLIC'],
  DE: ['GER'],
  DK: ['DEN'],
  GB: ['ENG', 'ENGLAND', 'GREAT BRITAIN', 'NIR', 'NORTHERN IRELAND', 'SCO', 'SCOTLAND', 'UK', 'WAL', 'WALES'],
  GR: ['GRE'],
  HK: ['HONG KONG'],
  HR: ['CRO'],
  ID: ['INA'],
  IE: ['IRE'],
  KR: ['KOREA'],
  LV: ['LAT'],
  MO: ['MACAU'],
  MU: ['MRI'],
  MY: ['MAS'],
  NL: ['NED'],
  PH: ['PHI'],
  PR: ['PUR'],
  PT: ['POR'],
  PY: ['PAR'],
  SA: ['KSA'],
  SG: ['SIN'],
  SI: ['SLO'],
  TR: ['TURKEY'],
  TT: ['TRI'],
  TW: ['TPE'],
  US: ['UNITED STATES OF AMERICA'],
  UY: ['URU'],
  VN: ['VIE'],
  ZA: ['RSA', 'SAF'],
  ZW: ['ZIM'],
};

/** Alpha-2 codes by alpha-3 code and by English name, in upper case. */
const COUNTRIES: ReadonlyMap<string, string> = new Map(
  ISO.flatMap((both) => {
    const country = both.slice(0, 2);
    const name = new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? country;
    const names = [...(OTHERS[country] ?? []), both.slice(2), name.toUpperCase()];
    return names.map((one) => [one, country] as const);
  }),
);

/** Zones of countries whose tracks all have the same zone. */
const ZONE_OF_COUNTRY: Readonly<Record<string, string>> = {
  AE: 'Asia/Dubai',
  AR: 'America/Argentina/Buenos_Aires',
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  BH: 'Asia/Bahrain',
  CH: 'Europe/Zurich',
  CL: 'America/Santiago',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  ES: 'Europe/Madrid',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  HK: 'Asia/Hong_Kong',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IN: 'Asia/Kolkata',
  IT: 'Europe/Rome',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  MO: 'Asia/Macau',
  MU: 'Indian/Mauritius',
  MY: 'Asia/Kuala_Lumpur',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  NZ: 'Pacific/Auckland',
  PE: 'America/Lima',
  PL: 'Europe/Warsaw',
  QA: 'Asia/Qatar',
  SA: 'Asia/Riyadh',
  SE: 'Europe/Stockholm',
  SG: 'Asia/Singapore',
  TR: 'Europe/Istanbul',
  UY: 'America/Montevideo',
  ZA: 'Africa/Johannesburg',
  ZW: 'Africa/Harare',
};

/** Zones of states, for countries with several zones. */
const ZONE_OF_STATE = valuesByWord({
  'Australia/Sydney': 'AU/ACT AU/NSW',
  'Australia/Darwin': 'AU/NT',
  'Australia/Brisbane': 'AU/QLD',
  'Australia/Adelaide': 'AU/SA',
  'Australia/Hobart': 'AU/TAS',
  'Australia/Melbourne': 'AU/VIC',
  'Australia/Perth': 'AU/WA',
  'America/Edmonton': 'CA/AB',
  'America/Vancouver': 'CA/BC',
  'America/Winnipeg': 'CA/MB',
  'America/Toronto': 'CA/ON CA/QC',
  'America/Regina': 'CA/SK',
  'America/Chicago': 'US/AR US/IA US/IL US/LA US/MN US/NE US/OK US/TX',
  'America/Phoenix': 'US/AZ',
  'America/Los_Angeles': 'US/CA US/WA',
  'America/Denver': 'US/CO US/NM',
  'America/New_York': 'US/DE US/FL US/MA US/MD US/NJ US/NY US/OH US/PA US/VA US/WV',
  'America/Indiana/Indianapolis': 'US/IN',
  'America/Kentucky/Louisville': 'US/KY',
});

function lookUp(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Accepts codes and English names. */
export function countryOf(said: string | undefined): string | undefined {
  const upper = said?.toUpperCase() ?? '';
  return COUNTRIES.get(upper) ?? (/^[A-Z]{2}$/.test(upper) ? upper : undefined);
}

/** Returns undefined if country and state do not determine the zone. */
export function timezoneOf(country: string, state: string | undefined): string | undefined {
  return ZONE_OF_STATE.get(`${country}/${state?.toUpperCase() ?? ''}`) ?? lookUp(ZONE_OF_COUNTRY, country);
}
