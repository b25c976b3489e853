#!/bin/sh
# Emotion 11 (@emotion/cache 11.14.0) reads a nested selector that begins with a colon as a pseudo-class of the class it stands
# in, also when the selector says by "&" where that class belongs: ":root:has(&) { ... }" becomes ".x:root:has(.x)", which
# matches nothing here, so the rule never applies and nothing says so. The same selector written "html:has(&)" is left alone.
# stylis 4.2.0, on which Emotion is built, gives ":root:has(.x)" for it. ":is(html)" in front is joined to the class as well.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' > package.json
npm install --silent --no-audit --no-fund @emotion/cache@11.14.0 @emotion/serialize@1.3.3 stylis@4.2.0
cat > selectors.cjs <<'JS'
const createCache = require('@emotion/cache').default;
const { serializeStyles } = require('@emotion/serialize');
const { compile, serialize, stringify } = require('stylis');

// Without a document it returns the rules.
const byEmotion = (css) =>
  createCache({ key: 'x' }).insert('.x', serializeStyles([css]), { insert() {} }, true);
for (const selector of [':root:has(&)', ':is(html):has(&)', 'html:has(&)']) {
  const css = `${selector} { color: red }`;
  console.log(`${selector}  Emotion: ${byEmotion(css)}  stylis: ${serialize(compile(`.x{${css}}`), stringify)}`);
}
JS
node selectors.cjs > seen.txt
cat seen.txt
diff - seen.txt <<'SEEN'
:root:has(&)  Emotion: .x:root:has(.x){color:red;}  stylis: :root:has(.x){color:red;}
:is(html):has(&)  Emotion: .x:is(html):has(.x){color:red;}  stylis: :is(html):has(.x){color:red;}
html:has(&)  Emotion: html:has(.x){color:red;}  stylis: html:has(.x){color:red;}
SEEN
