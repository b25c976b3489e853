#!/bin/sh
# numfmt 3.2.6 takes the language of a format code's locale and leaves its calendar: "[$-107041E]d mmm yyyy", which asks for a
# date of the Buddhist era, gives Thai month names beside a Gregorian year, 2023 where 2566 is meant. The same library knows that
# era by another code ("bbbb"), so the year is there to be had. Nothing in the cell shows that it is wrong.
#
# The digits are three fields: the numerals (1, Western), the calendar (07, Buddhist) and the language (041E, Thai).
#
# Two habits of Chinese workbooks are not read either, and stand in the cell as they are: "!" before a sign, which escapes it as a
# backslash does (0!.0,"万" means 12.3万 for 123456), and 上午/下午, which mean AM/PM.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' > package.json
npm install --silent --no-audit --no-fund numfmt@3.2.6
cat > written.js <<'JS'
import { format } from 'numfmt';

for (const [code, value] of [
  ['[$-107041E]d mmm yyyy', 45000],
  ['bbbb', 45000],
  ['0!.0,"万"', 123456],
  ['上午/下午h"时"mm"分"', 0.75],
])
  console.log(`${code}: ${format(code, value)}`);
JS
node written.js > seen.txt
cat seen.txt
diff - seen.txt <<'SEEN'
[$-107041E]d mmm yyyy: 15 มี.ค. 2023
bbbb: 2566
0!.0,"万": 123!.5万
上午/下午h"时"mm"分": 上午/下午18时00分
SEEN
