#!/bin/sh
# docx-preview 0.4.1 draws a document without the text of six inline containers that WordprocessingML allows in a paragraph, and
# says nothing: no error, no gap, no placeholder. Word, WPS and LibreOffice show all of it.
#
# - w:ruby: the guide and its base are both gone, so 现金流 with a guide over 现 reads 金流. Textbooks for learners are full of them.
# - w:fldSimple: the result of a simple field ("图 1", a page number, a date) is gone; the same field written as w:fldChar is drawn.
# - w:moveTo: text that was moved with changes tracked stands neither at its old place nor at its new one; w:ins is drawn.
# - w:customXml, w:dir and w:bdo: whatever stands in them is gone; w:smartTag and w:sdt are drawn.
# - w:noBreakHyphen is left out, so "T‑1" reads "T1".
#
# A contract that lost a number this way looks complete. Whoever shows documents with it has to unwrap these first: it parses
# what `parseAsync` kept (`keepOrigin`) again.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' > package.json
npm install --silent --no-audit --no-fund docx-preview@0.4.1 jsdom@26.1.0 fflate@0.8.2
cat > drawn.js <<'JS'
import { strToU8, zipSync } from 'fflate';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html>');
for (const name of ['document', 'DOMParser', 'Node', 'Element', 'HTMLElement', 'XMLSerializer'])
  globalThis[name] = window[name];
globalThis.window = window;
const { defaultOptions, renderAsync } = await import('docx-preview');

const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const docx = (paragraph) =>
  zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': strToU8(
      `<w:document xmlns:w="${word}"><w:body><w:p>${paragraph}</w:p></w:body></w:document>`,
    ),
  });
const run = (text) => `<w:r><w:t>${text}</w:t></w:r>`;
const paragraphs = {
  ruby: `<w:r><w:ruby><w:rubyPr><w:lid w:val="zh-CN"/></w:rubyPr><w:rt>${run('xiàn')}</w:rt><w:rubyBase>${run('现')}</w:rubyBase></w:ruby></w:r>${run('金流')}`,
  fldSimple: `<w:fldSimple w:instr=" SEQ Figure ">${run('1')}</w:fldSimple>`,
  moveTo: `<w:moveTo w:id="1" w:author="a">${run('moved')}</w:moveTo>`,
  customXml: `<w:customXml w:element="sum">${run('custom')}</w:customXml>`,
  dir: `<w:dir w:val="ltr">${run('embedded')}</w:dir>`,
  bdo: `<w:bdo w:val="ltr">${run('overridden')}</w:bdo>`,
  noBreakHyphen: '<w:r><w:t>T</w:t><w:noBreakHyphen/><w:t>1</w:t></w:r>',
  ins: `<w:ins w:id="1" w:author="a">${run('inserted')}</w:ins>`,
  smartTag: `<w:smartTag w:element="place">${run('tagged')}</w:smartTag>`,
  sdt: `<w:sdt><w:sdtContent>${run('controlled')}</w:sdtContent></w:sdt>`,
};
for (const [name, paragraph] of Object.entries(paragraphs)) {
  const host = document.createElement('div');
  await renderAsync(docx(paragraph), host, null, { ...defaultOptions, inWrapper: false });
  console.log(`${name}: ${host.querySelector('section').textContent}`);
}
JS
node drawn.js > seen.txt
cat seen.txt
diff - seen.txt <<'SEEN'
ruby: 金流
fldSimple: 
moveTo: 
customXml: 
dir: 
bdo: 
noBreakHyphen: T1
ins: inserted
smartTag: tagged
sdt: controlled
SEEN
