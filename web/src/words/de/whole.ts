/** All that the page needs to speak this language: one chunk of the build. */
export { de as catalogue } from ".";
export { grammar } from "../grammar/de";
