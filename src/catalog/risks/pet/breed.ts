/** How large a dog of a breed grows. */
export type DogSize = 'small' | 'medium' | 'large';

export type Breed = {
  /** By which the wire, stored risks and insurers know it: never renamed. */
  readonly key: string;
  readonly name: string;
  /** What else people search it by, or what tells it from its like. */
  readonly also?: string;
  /** Of dogs alone. */
  readonly size?: DogSize;
  /** Law 5199 counts it among the dangerous breeds, which may not be kept: nobody insures them. */
  readonly forbidden?: true;
};
