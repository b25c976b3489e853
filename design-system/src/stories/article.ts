import { fileNames, reading, study } from './index.ts';

const th = (text: string, side = ''): string => `<th${side && ` align="${side}"`}>${text}</th>`;
const row = (year: string, ...amounts: string[]): string =>
  `<tr><td>${year}</td>${amounts.map((amount) => `<td align="right">${amount}</td>`).join('')}</tr>`;

/** The start of an article about cash: a list, and a picture with a caption. @param picture the tag of its picture */
export const cashArticle = (picture: string): string =>
  `<p>${reading.cashIntro}</p>
<h2>${reading.threePartsHead}</h2>
<ol><li><strong>${reading.operatingWord}</strong> ${reading.operatingAsk}</li><li><strong>${reading.investingWord}</strong> ${reading.investingAsk}</li><li><strong>${reading.financingWord}</strong> ${reading.financingAsk}</li></ol>
<figure>${picture}<figcaption>${reading.cashCaption}</figcaption></figure>
<h2>${reading.sideBySide}</h2>`;

/** The same article, with a table, a quotation and a link. */
export const wholeCashArticle = (picture: string): string =>
  `${cashArticle(picture)}
<table><caption>${reading.inMillions}</caption><thead><tr>${th(fileNames.year)}${th(reading.netProfit, 'right')}${th(reading.operatingCash, 'right')}${th(reading.cashShare, 'right')}</tr></thead><tbody>${row('2023', '1,204.5', '1,310.2', '1.09')}${row('2024', '1,388.0', '902.7', '0.65')}${row('2025', '1,502.3', '411.9', '0.27')}</tbody></table>
<blockquote><p>${reading.askWhy}</p></blockquote>
<p>${reading.takeOne} ${reading.nextInLesson} <a href="/hljw/courseCenter/courseHome?id=12">${study.lessonTwelve}</a></p>`;

/** What an editor of articles makes of a dividend. @param chart the address of its picture */
export const dividendArticle = (chart: string): string => `
<h1>${reading.dividendHead}</h1>
<p>${reading.dividendIs} <strong>${reading.dividendWord}</strong>;
${reading.keptIs} <em>${reading.keptWord}</em>. ${reading.seeAlso} <a href="/hljw/courseCenter/courseHome">${reading.theCourse}</a>,
<a href="https://www.hkex.com.hk/">${reading.exchangePage}</a>.</p>
<h3>${reading.threeDates}</h3>
<ol><li>${reading.declared}</li><li>${reading.exDay}
<ul><li>${reading.fallsBy}</li><li>${reading.noLoss}</li></ul></li><li>${reading.paidDay}</li></ol>
<blockquote><p>${reading.pastPayments}</p></blockquote>
<figure><img src="${chart}" alt="${reading.perShareAlt}"><figcaption>${reading.perShare}</figcaption></figure>
<h3>${reading.inNumbers}</h3>
<table><thead><tr>${th(fileNames.company)}${th(reading.priceHead, 'right')}${th(reading.dividendHeadWord, 'right')}${th(reading.yieldHead, 'right')}${th(reading.paidHead)}</tr></thead>
<tbody>${[
  [`${reading.tencent} 0700.HK`, '512.00', '4.50', '0.88%', reading.onceYear],
  [`${reading.publicBank} 1295.KL`, '4.36', '0.21', '4.82%', reading.twiceYear],
  [`${reading.vinamilk} VNM`, '61,800', '4,350', '7.04%', reading.severalYear],
]
  .map(
    ([name, price, dividend, share, often]) =>
      `<tr><td>${name}</td><td align="right">${price}</td><td align="right">${dividend}</td><td align="right">${share}</td><td>${often}</td></tr>`,
  )
  .join('\n')}</tbody></table>`;

/** What the assistant answers about cash: bold and slanted words, a list, a table and a formula. */
export const cashAnswer = `**${reading.freeCash}** ${reading.freeCashIs}

${reading.threeThings}

1. *${fileNames.operatingCash}*: ${reading.operatingLine} [1].
2. *${reading.capexWord}*: ${reading.capexLine}
3. *${reading.leftWord}*: ${reading.leftLine}

| ${fileNames.year} | ${reading.netProfit} | ${fileNames.operatingCash} | ${reading.capexWord} | ${reading.freeCash} |
| --- | ---: | ---: | ---: | ---: |
| 2023 | 1,240 | 1,310 | 420 | 890 |
| 2024 | 1,385 | 1,102 | 610 | 492 |
| 2025 | 1,512 | 874 | 955 | −81 |

\`\`\`
${reading.freeCash} = ${fileNames.operatingCash} − ${reading.capexWord}
−81 = 874 − 955
\`\`\`

${reading.inExample} [2].`;

/** What the assistant answers about a balance sheet: a table, a formula, ticks and a quotation. */
export const balanceAnswer = `## ${reading.balanceHead}

1. **${reading.assetsWord}** ${reading.assetsAre}
2. **${reading.liabilitiesWord}** ${reading.liabilitiesAre}
3. ${reading.restIs} *${reading.equityWord}*.

| ${reading.itemHead} | 2025 | 2026 |
|---|---:|---:|
| ${reading.assetsWord} | 1,780,995 | 1,852,310 |
| ${reading.liabilitiesWord} | 727,099 | 741,066 |

${reading.ratioIs} \`${reading.liabilitiesWord} / ${reading.assetsWord}\`:

\`\`\`
${reading.ratioName} = 741,066 / 1,852,310
           = 40 %
\`\`\`

- [x] ${reading.compareYear}
- [ ] ${reading.compareTrade}

> ${reading.noAdvice} [${reading.theNotice}](/hljw/notice), [HKEX](https://www.hkex.com.hk/).`;
