/** A text as PDF spells it in the fonts `Chinese` and `Unicode`: two bytes for each character. */
export const spelled = (text: string): string =>
  `<${Array.from(text, (sign) => sign.charCodeAt(0).toString(16).padStart(4, '0')).join('')}>`;

/** A font that names its characters by their numbers, as many programs write one. @param map number of its map */
const unicodeFont = (map: number): string =>
  `/Unicode <</Type/Font/Subtype/Type0/BaseFont/Sarabun/Encoding/Identity-H/ToUnicode ${map} 0 R/DescendantFonts[` +
  '<</Type/Font/Subtype/CIDFontType2/BaseFont/Sarabun/DW 600/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>' +
  '/FontDescriptor<</Type/FontDescriptor/FontName/Sarabun/Flags 4/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>>>]>> ';
const unicodeMap =
  '/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange ' +
  '1 beginbfrange <0000> <FFFF> <0000> endbfrange endcmap end';

const fonts =
  '/Latin <</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>> ' +
  '/Chinese <</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[' +
  '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/DW 1000/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>' +
  '/FontDescriptor<</Type/FontDescriptor/FontName/STSong-Light/Flags 4/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>>>]>>';

/**
 * A PDF of pages as their content is written, with the fonts `Latin`, `Chinese` and `Unicode`.
 * @param pages the content of each; null for one that is damaged
 */
export function pdfOf(pages: readonly (string | null)[]): Uint8Array<ArrayBuffer> {
  const first = 3;
  const map = first + 2 * pages.length;
  const kids = pages.map((_, at) => `${first + 2 * at} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`,
    ...pages.flatMap((content, at) => [
      content === null
        ? '[1 2'
        : `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Resources<</Font<<${unicodeFont(map)}${fonts}>>>>/Contents ${first + 2 * at + 1} 0 R>>`,
      `<</Length ${content?.length ?? 0}>>stream\n${content ?? ''}\nendstream`,
    ]),
    `<</Length ${unicodeMap.length}>>stream\n${unicodeMap}\nendstream`,
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return String(place).padStart(10, '0');
  });
  const list = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.map((place) => `${place} 00000 n \n`).join('')}`;
  text += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${list}\n%%EOF`;
  return new TextEncoder().encode(text);
}
