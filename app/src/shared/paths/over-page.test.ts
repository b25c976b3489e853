import { expect, it } from 'vitest';
import { panelHref, panelOverAll, profileHref, withoutPanel } from './over-page.ts';

const room = { pathname: '/pindao/pdLive', search: '?live_id=7&panel=cart' };

it('D91: a panel stands over the page one is on, and leaves the rest of its address as it was', () => {
  const over = profileHref(room, '42');
  expect(over).toBe('/pindao/pdLive?live_id=7&panel=profile&uid=42');
  const [pathname = '', search = ''] = over.split('?');
  expect(withoutPanel({ pathname, search })).toBe('/pindao/pdLive?live_id=7');
  expect(panelHref({ pathname: '/chat', search: '' }, 'lecturers')).toBe('/chat?panel=lecturers');
  expect(withoutPanel({ pathname: '/chat', search: '?panel=lecturers' })).toBe('/chat');
});

it('knows its panels from those of a page', () => {
  expect(panelOverAll(new URLSearchParams('panel=profile&uid=1'))).toBe('profile');
  expect(panelOverAll(new URLSearchParams('panel=cart'))).toBeNull();
});
