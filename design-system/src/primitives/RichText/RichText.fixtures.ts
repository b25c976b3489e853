import { dividendArticle } from '../../stories/article.ts';

/** A picture that needs no network. */
const chart = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 160" width="480" height="160"><rect width="480" height="160" fill="#fff3ea"/><path d="M0 130l80-20 80 12 80-48 80 10 80-44 80-10" fill="none" stroke="#f36e14" stroke-width="4"/></svg>',
)}`;

export const article = dividendArticle(chart);

/** Hostile input. */
export const hostile = `
<p onclick="alert(1)" style="position:fixed;inset:0" id="app" class="x">Words that stay</p>
<script>alert(1)</script><img src="x" onerror="alert(1)" alt=""><iframe src="https://evil.example"></iframe>
<a href="javascript:alert(1)">a script</a> <a href="//evil.example/login">another host</a>
<form action="https://evil.example"><input name="password"></form><svg><a xlink:href="javascript:alert(1)">svg</a></svg>`;

export { balanceAnswer as answer } from '../../stories/article.ts';
