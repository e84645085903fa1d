export type User = { readonly Name: string; readonly Surname: string };

export type UserState = {
  readonly user: User | null;
  readonly isLoggedIn: boolean;
  readonly loading: boolean;
  readonly hasErrors: boolean;
  /** What the server said when it failed; empty otherwise. */
  readonly hasMessage: string;
};

export type UserEvent =
  | { readonly type: 'loading' }
  | { readonly type: 'userSet'; readonly user: User }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'loggedOut' };

export const visitorState: UserState = {
  user: null,
  isLoggedIn: false,
  loading: false,
  hasErrors: false,
  hasMessage: '',
};

/** What becomes of the user's state after an event. */
export function nextUserState(state: UserState, event: UserEvent): UserState {
  switch (event.type) {
    case 'loading':
      return { ...state, loading: true, hasErrors: false, hasMessage: '' };
    case 'userSet':
      return { ...visitorState, user: event.user, isLoggedIn: true };
    case 'failed':
      return { ...state, loading: false, hasErrors: true, hasMessage: event.message };
    case 'loggedOut':
      return visitorState;
  }
}
