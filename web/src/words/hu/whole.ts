/** All that the page needs to speak this language: one chunk of the build. */
export { hu as catalogue } from ".";
export { grammar } from "../grammar/hu";
