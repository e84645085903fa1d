import { createContext, type ReactNode, useContext, useEffect, useReducer, useRef } from 'react';
import { nextUserState, type User, type UserEvent, type UserState, visitorState } from './user-state.ts';

export type UserStore = { readonly state: UserState; readonly dispatch: (event: UserEvent) => void };

const UserContext = createContext<UserStore | null>(null);

function initialState(user: User | null): UserState {
  return user ? nextUserState(visitorState, { type: 'userSet', user }) : visitorState;
}

/**
 * Holds the user of this page, and follows what the server says when it is asked again. It lives in the tree, so that
 * no request sees another's user on the server.
 */
export function UserProvider({ user, children }: { readonly user: User | null; readonly children: ReactNode }) {
  const [state, dispatch] = useReducer(nextUserState, user, initialState);
  const told = useRef(user);
  useEffect(() => {
    if (told.current === user) return;
    told.current = user;
    dispatch(user ? { type: 'userSet', user } : { type: 'loggedOut' });
  }, [user]);
  return <UserContext value={{ state, dispatch }}>{children}</UserContext>;
}

export function useUser(): UserStore {
  const store = useContext(UserContext);
  if (!store) throw new Error('useUser needs a UserProvider above it');
  return store;
}
