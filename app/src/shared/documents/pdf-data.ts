/** Files of PDF.js that some documents need: maps of Chinese, Japanese and Korean characters, fonts, decoders. */
const addresses: Readonly<Record<string, string>> = import.meta.glob(
  '../../../../node_modules/pdfjs-dist/{cmaps/*.bcmap,standard_fonts/*.{pfb,ttf},wasm/*.wasm}',
  { eager: true, query: '?url', import: 'default' },
);

const byName = new Map(Object.entries(addresses).map(([path, url]) => [path.split('/').at(-1), url]));

/** Gives PDF.js its files from among our own assets, each when a document needs it. */
export class PdfData {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const url = byName.get(filename);
    if (url === undefined) throw new Error(`PDF.js asks for ${filename}, which it does not bring`);
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${filename} could not be loaded`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}
