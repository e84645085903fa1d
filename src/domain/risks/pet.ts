import type { Day } from '../dates.ts';
import type { Kurus } from '../money.ts';

export type Species = 'cat' | 'dog';

/** A cat or a dog as its owner tells of it. */
export type Pet = {
  readonly species: Species;
  /** By its key in the list of breeds. */
  readonly breed: string;
  readonly name: string;
  readonly birthdate: Day;
  readonly sex: 'female' | 'male';
  /** Compulsory from six months on; younger animals may have none yet. */
  readonly chip: string | undefined;
  readonly neutered: boolean;
  readonly vaccinated: boolean;
};

/** The animals of one policy, and how much of their treatment the owner wants paid. */
export type PetRisk = {
  readonly kind: 'pet';
  readonly pets: readonly Pet[];
  /** For each animal in a year. */
  readonly limit: Kurus;
  /** Per cent of each bill that stays with the owner. */
  readonly copayPercent: number;
};
