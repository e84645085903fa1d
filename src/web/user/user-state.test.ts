import { describe, expect, test } from 'vitest';
import { nextUserState, type UserState, visitorState } from './user-state.ts';

const user = { Name: 'Deniz', Surname: 'Örnek' };
const loggedIn: UserState = { user, isLoggedIn: true, loading: false, hasErrors: false, hasMessage: '' };

describe('user state', () => {
  test('[N-04] starts as a visitor without user, errors or message', () => {
    expect(visitorState).toEqual({ user: null, isLoggedIn: false, loading: false, hasErrors: false, hasMessage: '' });
  });

  test('[N-04] isLoggedIn turns true when the user is set', () => {
    const loading = nextUserState(visitorState, { type: 'loading' });
    expect(loading).toMatchObject({ loading: true, isLoggedIn: false });
    expect(nextUserState(loading, { type: 'userSet', user })).toEqual(loggedIn);
  });

  test('[N-04] a failure keeps its message and logs nobody in', () => {
    const failed = nextUserState(nextUserState(visitorState, { type: 'loading' }), {
      type: 'failed',
      message: 'Olmadı.',
    });
    expect(failed).toEqual({ user: null, isLoggedIn: false, loading: false, hasErrors: true, hasMessage: 'Olmadı.' });
    expect(nextUserState(failed, { type: 'loading' })).toMatchObject({ hasErrors: false, hasMessage: '' });
  });

  test('[N-04] a failure does not log out who is logged in', () => {
    expect(nextUserState(loggedIn, { type: 'failed', message: 'Olmadı.' })).toMatchObject({ user, isLoggedIn: true });
  });

  test('[T-08] logging out forgets the user', () => {
    expect(nextUserState(loggedIn, { type: 'loggedOut' })).toEqual(visitorState);
  });
});
