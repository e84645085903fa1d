/** Under this name the chosen phone's name stands beside its answers; nobody is asked for it. */
export const toldName = 'DeviceName';
