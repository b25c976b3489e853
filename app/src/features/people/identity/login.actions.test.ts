import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { session } from '../../../shared/session/index.ts';
import * as service from './identity.service.ts';
import { beginLogin, changeLogin, login } from './login.actions.ts';
import { emptyLogin, loginState as state } from './login.state.ts';

vi.mock('./identity.service.ts');
const server = vi.mocked(service);
let forget: () => void;

beforeEach(() => {
  vi.resetAllMocks();
  session.token = '';
  forget = beginLogin('password');
});

it('V34: what is missing stands at its field, and nothing is sent', async () => {
  changeLogin({ account: ' ', password: '' });
  await login();
  expect(state.form.errors).toMatchObject({
    account: 'account.incomplete',
    password: 'account.incomplete',
    agree: 'account.privacy_required',
  });
  changeLogin({ isAgreed: true });
  expect(Object.keys(state.form.errors)).toEqual(['account', 'password']);
  expect(server.login).not.toHaveBeenCalled();
});

it('D83: pressed twice, signs in once with the password', async () => {
  server.login.mockResolvedValue({ token: 't' } as Awaited<ReturnType<typeof service.login>>);
  changeLogin({ account: 'member', password: 'goldbean', code: '123456', isAgreed: true });
  await Promise.all([login(), login()]);
  expect(server.login.mock.calls).toEqual([[{ account: 'member', password: 'goldbean', agree: true }]]);
  expect(session.token).toBe('t');
});

it('D83: with a code, sends where it went and no password', async () => {
  server.login.mockRejectedValue(new ApiError({ code: 0, msgKey: 'unreachable' }));
  beginLogin('code');
  changeLogin({ account: ' 13800000042 ', area: 60, code: '123456', isAgreed: true });
  await login();
  expect(server.login.mock.calls).toEqual([
    [{ account: '13800000042', code: '123456', area: 60, agree: true }],
  ]);
});

it('says what the server refused until it is sent again, and forgets the password with the form', async () => {
  server.login.mockRejectedValue(new ApiError({ code: 401, msgKey: 'account.wrong_password' }));
  changeLogin({ account: 'member', password: 'wrong', isAgreed: true });
  await login();
  expect(state.refusal).toMatchObject({ msgKey: 'account.wrong_password' });
  void login();
  expect(state).toMatchObject({ refusal: null, form: { isSending: true } });
  forget();
  expect(state.form.values).toEqual(emptyLogin('password'));
});
