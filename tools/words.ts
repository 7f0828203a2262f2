// npm run words: generates the types of the messages, for the editor; every other command does it by itself
import { generateWords } from './build/generate-words.ts'

generateWords()
