/* Tracks by state. Names are slugs (`slugOf`). Names of tracks in two states (Maryborough, Richmond) are left out. */

const STATES_OF_AUSTRALIA: Readonly<Record<string, string>> = {
  ACT: 'canberra',
  NSW: `
    albury armidale ballina bankstown bathurst bega bourke bulli canterbury canterbury-park casino cessnock cobar
    coffs-harbour cooma coonabarabran coonamble cootamundra corowa cowra dapto deniliquin dubbo forbes glen-innes gosford
    goulburn grafton griffith gundagai gunnedah harold-park hawkesbury hay inverell jerilderie kembla-grange kempsey
    kensington leeton lismore maitland menangle moree moruya mudgee murwillumbah muswellbrook narrandera narromine
    newcastle nowra orange parkes penrith port-macquarie queanbeyan quirindi randwick rosehill rosehill-gardens
    sapphire-coast scone tamworth taree temora the-gardens tumut wagga wagga-wagga walgett warwick-farm wentworth-park
    west-wyalong wyong young`,
  NT: 'alice-springs darwin fannie-bay katherine pioneer-park tennant-creek winnellie',
  QLD: `
    albion-park atherton barcaldine beaudesert blackall bowen bundaberg cairns callaghan-park cannon-park capalaba
    charleville chinchilla cloncurry cooktown cunnamulla dalby doomben eagle-farm emerald esk gatton gladstone gold-coast
    goondiwindi gympie hughenden ingham innisfail ipswich kilcoy longreach mackay marburg mareeba mount-isa mt-isa nanango
    redcliffe rockhampton roma st-george stanthorpe sunshine-coast thangool toowoomba townsville warwick winton`,
  SA: `
    angle-park balaklava bordertown ceduna clare coober-pedy gawler globe-derby globe-derby-park hawker jamestown kapunda
    kingscote morphettville morphettville-parks mount-gambier mt-gambier murray-bridge naracoorte oakbank penola
    port-augusta port-lincoln port-pirie quorn roxby-downs strathalbyn victor-harbor`,
  TAS: 'burnie carrick deloraine devonport elwick hobart king-island launceston longford mowbray spreyton',
  VIC: `
    alexandra ararat avoca bairnsdale ballarat balnarring benalla bendigo boort burrumbeet camperdown casterton caulfield
    charlton cobram colac coleraine cranbourne dederang donald drouin dunkeld echuca edenhope flemington geelong
    great-western gunbower hamilton hanging-rock healesville horsham kerang kilmore kyneton manangatang mansfield melton
    merton mildura moe moonee-valley mornington mortlake murtoa nhill omeo ouyen pakenham penshurst robinvale sale
    sandown sandown-hillside sandown-lakeside sandown-park seymour shepparton st-arnaud stawell stony-creek swan-hill
    swifts-creek tatura terang the-meadows the-valley towong traralgon wangaratta warracknabeal warragul warrnambool
    werribee wodonga woolamai wycheproof yarra-glen yarra-valley yea`,
  WA: `
    albany ascot belmont belmont-park beverley bridgetown broome bunbury busselton cannington carnarvon collie coolgardie
    cunderdin dongara esperance exmouth geraldton gloucester-park harvey kalgoorlie kellerberrin kojonup kununurra
    lark-hill laverton leinster leonora mandurah marble-bar meekatharra moora mount-barker mount-magnet mt-barker mt-magnet
    narrogin norseman northam pingrup pinjarra port-hedland roebourne toodyay wagin york`,
};

const TRACKS: Readonly<Record<string, ReadonlyMap<string, string>>> = { AU: valuesByWord(STATES_OF_AUSTRALIA) };

/** Inverts a table that lists the words of each value. */
export function valuesByWord(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const entries = Object.entries(table).flatMap(
    ([value, words]) => words.match(/\S+/g)?.map((word) => [word, value] as const) ?? [],
  );
  return new Map(entries);
}

/**
 * Recognizes names after a sponsor (`sportsbet-ballarat`), too. @param track Slug without country and kind of racing.
 */
export function stateOfTrack(country: string, track: string): string | undefined {
  const tracks = Object.hasOwn(TRACKS, country) ? TRACKS[country] : undefined;
  const words = track.split('-');
  return words.map((_, from) => tracks?.get(words.slice(from).join('-'))).find((state) => state !== undefined);
}
