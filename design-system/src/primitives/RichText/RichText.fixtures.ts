/** A picture that needs no network. */
const chart = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 160" width="480" height="160"><rect width="480" height="160" fill="#fff3ea"/><path d="M0 130l80-20 80 12 80-48 80 10 80-44 80-10" fill="none" stroke="#f36e14" stroke-width="4"/></svg>',
)}`;

/** What an editor of articles makes. */
export const article = `
<h1>What a dividend is</h1>
<p>A company that earns money may pay part of it to its owners. That part is the <strong>dividend</strong>;
the part it keeps is <em>retained</em>. See <a href="/hljw/courseCenter/courseHome">the course</a> or the
<a href="https://www.hkex.com.hk/">exchange's own page</a>.</p>
<h3>Three dates</h3>
<ol><li>Declared: the board names the amount.</li><li>Ex-date: who buys from now on gets nothing.
<ul><li>The price usually falls by the dividend.</li><li>It is not a loss by itself.</li></ul></li><li>Paid.</li></ol>
<blockquote><p>Past payments promise nothing for the future.</p></blockquote>
<figure><img src="${chart}" alt="Dividend per share, rising from 2021 to 2026"><figcaption>Dividend per share, 2021 to 2026</figcaption></figure>
<h3>In numbers</h3>
<table><thead><tr><th>Company</th><th align="right">Price</th><th align="right">Dividend</th><th align="right">Yield</th><th>Paid</th></tr></thead>
<tbody><tr><td>Tencent 0700.HK</td><td align="right">512.00</td><td align="right">4.50</td><td align="right">0.88%</td><td>Once a year</td></tr>
<tr><td>Public Bank 1295.KL</td><td align="right">4.36</td><td align="right">0.21</td><td align="right">4.82%</td><td>Twice a year</td></tr>
<tr><td>Vinamilk VNM</td><td align="right">61,800</td><td align="right">4,350</td><td align="right">7.04%</td><td>Several times a year</td></tr></tbody></table>`;

/** Hostile input. */
export const hostile = `
<p onclick="alert(1)" style="position:fixed;inset:0" id="app" class="x">Words that stay</p>
<script>alert(1)</script><img src="x" onerror="alert(1)" alt=""><iframe src="https://evil.example"></iframe>
<a href="javascript:alert(1)">a script</a> <a href="//evil.example/login">another host</a>
<form action="https://evil.example"><input name="password"></form><svg><a xlink:href="javascript:alert(1)">svg</a></svg>`;

/** What the assistant answers. */
export const answer = `## How to read a balance sheet

1. **Assets** are what the company has.
2. **Liabilities** are what it owes.
3. What is left is *equity*.

| Item | 2025 | 2026 |
|---|---:|---:|
| Assets | 1,780,995 | 1,852,310 |
| Liabilities | 727,099 | 741,066 |

The ratio is \`liabilities / assets\`:

\`\`\`
debt ratio = 741,066 / 1,852,310
           = 40 %
\`\`\`

- [x] Compare with the year before
- [ ] Compare with a company of the same trade

> This is education, not advice. See [the notice](/hljw/notice) and [HKEX](https://www.hkex.com.hk/).`;
