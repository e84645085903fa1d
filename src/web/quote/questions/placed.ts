type Sent = Readonly<Record<string, unknown>>;

/** Codes of places begin at one; zero stands for none. */
export function placed({ CityCode, TownCode, ...rest }: Sent): Sent {
  return { ...rest, CityCode: CityCode || '', TownCode: TownCode || '' };
}
