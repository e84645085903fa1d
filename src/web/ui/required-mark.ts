/** A star behind the label, seen and not read aloud: the control itself says that it is required. */
export const requiredMark = "after:text-error after:content-['_*'_/_'']";
